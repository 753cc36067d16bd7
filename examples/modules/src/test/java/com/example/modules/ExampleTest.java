package com.example.modules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class ExampleTest {

    @Test
    void theGamesAreFoundOnTheModulePath() {
        assertEquals("N [nim 3 -> nim 2, nim 5 -> nim 4, nim 7 -> nim 6]", Example.solved("nim 3 5 + nim 7"));
    }

    @Test
    void everyModuleOfTheLibraryIsANamedOneOfItsOwn() {
        assertEquals("com.example.modules", Example.class.getModule().getName());
        ModuleLayer layer = Objects.requireNonNull(Example.class.getModule().getLayer());
        for (String name : List.of("core", "proof", "solve", "games")) {
            Module module = layer.findModule("org.impartial." + name).orElseThrow();
            assertFalse(module.getDescriptor().isAutomatic(), name);
        }
    }
}
