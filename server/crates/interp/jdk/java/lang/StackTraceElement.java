// Models java.lang.StackTraceElement.
// Source: class documentation, Java SE 17.
// Left out: module and class loader names.
package java.lang;

public final class StackTraceElement implements java.io.Serializable {
    private final String className;
    private final String methodName;
    private final String fileName;
    private final int lineNumber;

    public StackTraceElement(String className, String methodName, String fileName, int lineNumber) {
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

    public String toString() {
        String place = fileName == null ? "Unknown Source" : lineNumber >= 0 ? fileName + ":" + lineNumber : fileName;
        return className + "." + methodName + "(" + place + ")";
    }
}
