// Package read_prompt finds the prompt of "rkllmd run".
package read_prompt

import (
	"fmt"
	"io"

	"rkllmd/cli"
	"rkllmd/cli/terminal/is_terminal"
	"rkllmd/cli/terminal/read_piped"
)

// ReadPrompt returns the prompt: the argument, or the whole of standard input when the argument is "-" or left out and
// standard input is a pipe or file; where there are both, what was piped, an empty line, and the argument. The line end
// that closes piped text is not part of the prompt.
//
// **Runs on:** any thread.
func ReadPrompt(args []string, stdin io.Reader) (string, error) {
	switch {
	case len(args) > 1:
		return "", fmt.Errorf("the prompt must be one argument (quote it), but %d were given; %w", len(args),
			cli.ErrUsage)
	case len(args) == 1 && args[0] != "-":
		piped, err := read_piped.ReadPiped(stdin, false)
		if piped == "" || err != nil {
			return args[0], err
		}
		return piped + "\n\n" + args[0], nil
	case len(args) == 0 && is_terminal.IsTerminal(stdin):
		return "", fmt.Errorf("the prompt is missing: give it as an argument, or pipe it in (rkllmd chat "+
			"MODEL is for a conversation); %w", cli.ErrUsage)
	}
	prompt, err := read_piped.ReadPiped(stdin, true)
	if err == nil && prompt == "" {
		err = fmt.Errorf("the prompt is empty: standard input held nothing; %w", cli.ErrUsage)
	}
	return prompt, err
}
