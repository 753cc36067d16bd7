package org.impartial.spark;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.hadoop.fs.FileSystem;
import org.apache.spark.deploy.SparkHadoopUtil;
import org.impartial.proof.file.WholeFile;

/** The operations of a storage on files. */
interface Folder {
    /**
     * Returns a local or mounted directory, or for an address such as {@code hdfs:///sweeps} a file system of Hadoop.
     */
    static Folder of(String directory) {
        return directory.matches("[a-zA-Z][a-zA-Z0-9+.-]+:/.*") ? new Remote(directory) : new Mounted(directory);
    }

    boolean has(String name) throws IOException;

    InputStream open(String name) throws IOException;

    OutputStream create(String name) throws IOException;

    /** Moves a file to another name and replaces a file of that name. */
    void move(String from, String to) throws IOException;

    void delete(String name) throws IOException;

    /** A directory accessed without Hadoop, which would start a process for each file to set its permissions. */
    record Mounted(String directory) implements Folder {
        private Path path(String name) {
            return Path.of(directory, name);
        }

        @Override
        public boolean has(String name) {
            return Files.exists(path(name));
        }

        @Override
        public InputStream open(String name) throws IOException {
            return Files.newInputStream(path(name));
        }

        @Override
        public OutputStream create(String name) throws IOException {
            Files.createDirectories(Path.of(directory));
            return Files.newOutputStream(path(name));
        }

        @Override
        public void move(String from, String to) throws IOException {
            new WholeFile(path(to), path(from), OutputStream.nullOutputStream()).publish(); // and to the disk
        }

        @Override
        public void delete(String name) throws IOException {
            Files.deleteIfExists(path(name));
        }
    }

    record Remote(String directory) implements Folder {
        private FileSystem system() throws IOException {
            return FileSystem.get(URI.create(directory), SparkHadoopUtil.get().conf());
        }

        private org.apache.hadoop.fs.Path path(String name) {
            return new org.apache.hadoop.fs.Path(directory, name);
        }

        @Override
        public boolean has(String name) throws IOException {
            return system().exists(path(name));
        }

        @Override
        public InputStream open(String name) throws IOException {
            return system().open(path(name));
        }

        @Override
        public OutputStream create(String name) throws IOException {
            return system().create(path(name), true);
        }

        /** Moves a file; an equal file that another run of the task puts there at the same time is kept. */
        @Override
        public void move(String from, String to) throws IOException {
            FileSystem system = system();
            system.delete(path(to), false);
            if (!system.rename(path(from), path(to)) && !system.exists(path(to))) {
                throw new IOException("the file " + path(to) + " could not be moved into place");
            }
        }

        @Override
        public void delete(String name) throws IOException {
            system().delete(path(name), false);
        }
    }
}
