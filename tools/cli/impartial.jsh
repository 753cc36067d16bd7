import org.impartial.solve.*
import org.impartial.census.*
import org.impartial.core.contract.*
import org.impartial.core.contract.oracle.*
import org.impartial.core.contract.report.*
import org.impartial.core.game.*
import org.impartial.core.game.capability.*
import org.impartial.core.game.graph.*
import org.impartial.core.game.heap.*
import org.impartial.core.library.GameLibrary
import org.impartial.core.meter.*
import org.impartial.solve.Strategy
import org.impartial.solve.engine.sequence.GrundySequence
import org.impartial.solve.theory.quotient.MisereQuotient
import org.impartial.games.*
import org.impartial.games.board.*
import org.impartial.games.coin.*
import org.impartial.games.combine.*
import org.impartial.games.graph.*
import org.impartial.games.heap.*
import org.impartial.games.heap.moore.*
import org.impartial.games.heap.queen.*
import org.impartial.picture.*
import org.impartial.picture.chart.*
import org.impartial.picture.drawing.*
import org.impartial.picture.graph.*
Position read(String text) { return GameLibrary.installed().read(text).position(); }
Analysis solve(String text) { return Solver.normal().analyse(read(text)); }
