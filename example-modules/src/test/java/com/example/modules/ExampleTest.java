package com.example.modules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExampleTest {
    @TempDir
    Path work;

    @Test
    void theGamesAreFoundAndDrawnOnTheModulePath() throws IOException {
        Path file = work.resolve("sum.svg");
        Example.main(new String[] {file.toString(), "cram[2,3] + nim 4"});
        assertTrue(Files.readString(file).startsWith("<svg "));
    }

    @Test
    void everyModuleOfTheLibraryIsANamedOneOfItsOwn() {
        assertEquals("com.example.modules", Example.class.getModule().getName());
        ModuleLayer layer = Objects.requireNonNull(Example.class.getModule().getLayer());
        for (String name : List.of("org.impartial.core", "org.impartial.games", "org.impartial.picture")) {
            Module module = layer.findModule(name).orElseThrow();
            assertFalse(module.getDescriptor().isAutomatic(), name);
        }
    }
}
