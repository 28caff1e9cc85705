package org.slf4j;

/** What is logged changes nothing: loggers drop it. */
public final class LoggerFactory {
    private LoggerFactory() {}

    public static Logger getLogger(Class<?> owner) {
        return message -> {};
    }
}
