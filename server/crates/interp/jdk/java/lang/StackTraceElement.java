// Models java.lang.StackTraceElement.
// Source: class documentation, Java SE 17.
// Left out: module and class loader names.
package java.lang;

public final class StackTraceElement implements java.io.Serializable {
    private final String module;
    private final String className;
    private final String methodName;
    private final String fileName;
    private final int lineNumber;

    public StackTraceElement(String className, String methodName, String fileName, int lineNumber) {
        this("", className, methodName, fileName, lineNumber);
    }

    /** `module` is empty where there is none. */
    StackTraceElement(String module, String className, String methodName, String fileName, int lineNumber) {
        this.module = module;
        this.className = className;
        this.methodName = methodName;
        this.fileName = fileName;
        this.lineNumber = lineNumber;
    }

    public String getClassName() {
        return className;
    }

    public String getMethodName() {
        return methodName;
    }

    public String getFileName() {
        return fileName;
    }

    public int getLineNumber() {
        return lineNumber;
    }

    public boolean isNativeMethod() {
        return false;
    }

    public boolean equals(Object other) {
        if (!(other instanceof StackTraceElement)) {
            return false;
        }
        StackTraceElement that = (StackTraceElement) other;
        return className.equals(that.className) && methodName.equals(that.methodName)
                && java.util.Objects.equals(fileName, that.fileName) && lineNumber == that.lineNumber;
    }

    public int hashCode() {
        return 31 * (31 * className.hashCode() + methodName.hashCode()) + lineNumber;
    }

    public String toString() {
        String place = fileName == null ? "Unknown Source" : lineNumber >= 0 ? fileName + ":" + lineNumber : fileName;
        return (module.isEmpty() ? "" : module + "/") + className + "." + methodName + "(" + place + ")";
    }
}
