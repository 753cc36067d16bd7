package org.impartial.cli.command.option;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** An option or several that commands share, as a mixin; their errors are those of the command. */
public abstract class SharedOption {
    @Spec(Spec.Target.MIXEE)
    protected CommandSpec spec;

    protected final void require(boolean good, String wrong) {
        Misuse.require(spec, good, wrong);
    }
}
