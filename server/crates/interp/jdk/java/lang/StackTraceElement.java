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
        return lineNumber == -2;
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
        // Between them the class loader's name and the module's name and version: none.
        int hash = (31 * className.hashCode() + methodName.hashCode()) * 31 * 31 * 31;
        return 31 * (31 * hash + java.util.Objects.hashCode(fileName)) + lineNumber;
    }

    public String toString() {
        String place = isNativeMethod() ? "Native Method" : fileName == null ? "Unknown Source" : lineNumber >= 0 ? fileName + ":" + lineNumber : fileName;
        return (module.isEmpty() ? "" : module + "/") + className + "." + methodName + "(" + place + ")";
    }
}
