// Package ask_pull offers to get a model that is not there.
package ask_pull

import (
	"bufio"
	"fmt"
	"io"
	"os/exec"
	"strings"

	"rkllmd/cli"
	"rkllmd/cli/terminal/clean_text"
	"rkllmd/cli/terminal/is_terminal"
	"rkllmd/store/source/parse_source"
)

// AskPull asks the person at the terminal whether to get the model name, which is not there, as failure says, and if so
// runs "rkllmd pull" for the daemon of search. nil: it is there now. Without a terminal, for a daemon elsewhere, and
// for a name that does not say where the model is, nobody is asked: the error says what to type.
//
// **Runs on:** the main goroutine. Errors: failure, with what gets the model; cli.ErrInterrupted; the pull has failed.
func AskPull(search cli.DaemonSearch, in io.Reader, notes io.Writer, name string, failure error) error {
	wanted := name
	if _, err := parse_source.ParseSource(name); err != nil {
		wanted = "SOURCE"
	}
	if wanted != name || search.Endpoint.URL != "" || !is_terminal.IsTerminal(in) || !is_terminal.IsTerminal(notes) {
		return fmt.Errorf("%w; rkllmd pull %s gets a model (rkllmd pull --help), rkllmd list tells which there are",
			failure, wanted)
	}
	fmt.Fprintf(notes, "%s is not on this machine. Get it now? [y/N] ", clean_text.CleanText(name))
	line, _ := bufio.NewReader(in).ReadString('\n') // its end is no answer
	if answer := strings.ToLower(strings.TrimSpace(line)); answer != "y" && answer != "yes" {
		return failure
	}
	pull := exec.Command(search.Program, "pull", name, "--models", search.Models)
	pull.Stdin, pull.Stdout, pull.Stderr = in, notes, notes
	if err := pull.Run(); err != nil {
		if pull.ProcessState != nil && pull.ProcessState.ExitCode() == cli.ExitInterrupted {
			return cli.ErrInterrupted
		}
		return fmt.Errorf("the model could not be got: %w", err)
	}
	return nil
}
