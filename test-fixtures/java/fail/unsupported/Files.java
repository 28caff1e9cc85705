import java.io.File;

public class Files {
    static long size(String name) {
        File file = new File(name); //~ File
        return file.length();
    }

    static String fineName(String folder, String name) {
        return folder + "/" + name;
    }
}
