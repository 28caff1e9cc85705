import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.StringWriter;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/**
 * Compiles many programs and runs many {@code main} methods in one JVM, each as if it had its own.
 *
 * <p>Requests come one a line on standard input, fields separated by tabs (escaped as \t, \n, \\):
 * {@code compile OUT [-OPTION...] FILE...} and {@code run CLASSPATH CLASS ARG...}. Each answer is three frames on
 * standard output: {@code out LENGTH}, {@code err LENGTH}, each followed by that many bytes, and
 * {@code end CODE}. A program that calls {@code System.exit} ends this JVM: a shutdown hook writes the
 * first two frames, and the exit code of the process stands for the third.
 */
public final class ManyMains {
    private static final PrintStream ANSWERS = System.out;

    private static ByteArrayOutputStream out = new ByteArrayOutputStream();
    private static ByteArrayOutputStream err = new ByteArrayOutputStream();
    private static volatile boolean running = false;
    /** Kept, because opening the JDK's own classes takes longer than compiling a small program. */
    private static StandardJavaFileManager manager;

    private ManyMains() {
    }

    public static void main(String[] args) throws Exception {
        BufferedReader requests = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        System.setIn(new ByteArrayInputStream(new byte[0]));
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            if (running) {
                answerOutput();
            }
        }));
        String line;
        while ((line = requests.readLine()) != null) {
            String[] fields = line.split("\t", -1);
            for (int i = 0; i < fields.length; i++) {
                fields[i] = unescape(fields[i]);
            }
            if (fields[0].equals("compile")) {
                compile(fields[1], Arrays.asList(fields).subList(2, fields.length));
            } else if (fields[0].equals("run")) {
                run(fields[1], fields[2], Arrays.copyOfRange(fields, 3, fields.length));
            } else {
                throw new IllegalArgumentException("unknown request " + fields[0]);
            }
        }
        // Threads the programs left behind must not keep this process alive.
        System.exit(0);
    }

    private static String unescape(String field) {
        StringBuilder plain = new StringBuilder();
        for (int i = 0; i < field.length(); i++) {
            char c = field.charAt(i);
            if (c != '\\' || i + 1 == field.length()) {
                plain.append(c);
                continue;
            }
            i++;
            char escaped = field.charAt(i);
            plain.append(escaped == 't' ? '\t' : escaped == 'n' ? '\n' : escaped);
        }
        return plain.toString();
    }

    private static void compile(String outDirectory, List<String> optionsAndFiles) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        Path directory = Path.of(outDirectory);
        Files.createDirectories(directory);
        StringWriter messages = new StringWriter();
        boolean fine;
        if (manager == null) {
            manager = compiler.getStandardFileManager(null, Locale.ENGLISH, StandardCharsets.UTF_8);
        }
        manager.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(directory));
        manager.setLocationFromPaths(StandardLocation.CLASS_PATH, List.of(directory));
        List<String> options = new ArrayList<>(List.of("-g", "-proc:none", "-nowarn", "-XDsuppressNotes"));
        List<String> files = new ArrayList<>();
        for (String field : optionsAndFiles) {
            (field.startsWith("-") ? options : files).add(field);
        }
        fine = compiler.getTask(messages, manager, null, options, null, manager.getJavaFileObjectsFromStrings(files)).call();
        start();
        err.writeBytes(messages.toString().getBytes(StandardCharsets.UTF_8));
        answer(fine ? 0 : 1);
    }

    private static void run(String classPath, String className, String[] arguments) throws Exception {
        start();
        PrintStream programOut = new PrintStream(out, true, StandardCharsets.UTF_8);
        PrintStream programErr = new PrintStream(err, true, StandardCharsets.UTF_8);
        PrintStream ownOut = System.out;
        PrintStream ownErr = System.err;
        System.setOut(programOut);
        System.setErr(programErr);
        System.setIn(new ByteArrayInputStream(new byte[0]));
        int[] code = {0};
        running = true;
        List<URL> urls = new ArrayList<>();
        for (String entry : classPath.split(System.getProperty("path.separator"))) {
            urls.add(Path.of(entry).toUri().toURL());
        }
        try (URLClassLoader loader = new URLClassLoader(urls.toArray(new URL[0]), ClassLoader.getPlatformClassLoader())) {
            Thread thread = new Thread(null, () -> code[0] = call(loader, className, arguments, programErr), "main", 0);
            thread.setContextClassLoader(loader);
            thread.start();
            thread.join();
        }
        programOut.flush();
        programErr.flush();
        running = false;
        System.setOut(ownOut);
        System.setErr(ownErr);
        answer(code[0]);
    }

    private static int call(ClassLoader loader, String className, String[] arguments, PrintStream programErr) {
        Throwable thrown;
        try {
            Method method = Class.forName(className, true, loader).getDeclaredMethod("main", String[].class);
            method.setAccessible(true);
            method.invoke(null, (Object) arguments);
            return 0;
        } catch (InvocationTargetException e) {
            thrown = e.getCause();
        } catch (Throwable e) {
            thrown = e;
        }
        hideOwnFrames(thrown, Collections.newSetFromMap(new IdentityHashMap<>()));
        programErr.print("Exception in thread \"main\" ");
        thrown.printStackTrace(programErr);
        return 1;
    }

    /** Cuts the frames below the program's own {@code main}, so that the trace is the one of a JVM of its own. */
    private static void hideOwnFrames(Throwable thrown, Set<Throwable> seen) {
        if (thrown == null || !seen.add(thrown)) {
            return;
        }
        StackTraceElement[] frames = thrown.getStackTrace();
        int end = frames.length;
        while (end > 0 && isOwn(frames[end - 1].getClassName())) {
            end--;
        }
        thrown.setStackTrace(Arrays.copyOf(frames, end));
        hideOwnFrames(thrown.getCause(), seen);
        for (Throwable suppressed : thrown.getSuppressed()) {
            hideOwnFrames(suppressed, seen);
        }
    }

    private static boolean isOwn(String className) {
        return className.equals("ManyMains") || className.startsWith("ManyMains$")
            || className.equals("java.lang.Thread") || className.equals("java.lang.Class")
            || className.startsWith("java.lang.reflect.") || className.startsWith("jdk.internal.reflect.");
    }

    private static void start() {
        out = new ByteArrayOutputStream();
        err = new ByteArrayOutputStream();
    }

    private static void answer(int code) {
        answerOutput();
        ANSWERS.print("end " + code + "\n");
        ANSWERS.flush();
    }

    private static void answerOutput() {
        frame("out", out);
        frame("err", err);
    }

    private static void frame(String name, ByteArrayOutputStream content) {
        byte[] bytes = content.toByteArray();
        ANSWERS.print(name + " " + bytes.length + "\n");
        ANSWERS.write(bytes, 0, bytes.length);
        ANSWERS.flush();
    }
}
