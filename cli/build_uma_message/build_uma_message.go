// Package build_uma_message makes the message of "rkllmd uma".
package build_uma_message

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/build_uma_request"
	"rkllmd/cli/read_prompt"
	"rkllmd/cli/refuse_flags"
	"rkllmd/utils"
)

// BuildUMAMessage returns what is to be sent, without its frame: the question for metrics, a request, or in the newline protocol a prompt.
//
// **Runs on:** any. Errors: cli.ErrUsage; of read_prompt.
func BuildUMAMessage(command *cobra.Command, args []string, options cli.UMAOptions) ([]byte, error) {
	line := options.Framing == utils.FramingLine
	switch {
	case options.Metrics && len(args) > 0:
		return nil, fmt.Errorf("--metrics asks for no answer: leave %q out; %w", args[0], cli.ErrUsage)
	case options.Metrics && line:
		return []byte("metrics"), refuse_flags.RefuseFlags(command, cli.UMARequestFlags, "is for a prompt, not for --metrics")
	case options.Metrics:
		return []byte(`{"type":"metrics"}`), refuse_flags.RefuseFlags(command, cli.UMARequestFlags, "is for a prompt, not for --metrics")
	}
	prompt, err := read_prompt.ReadPrompt(args, command.InOrStdin())
	switch {
	case err != nil:
		return nil, err
	case !utf8.ValidString(prompt):
		return nil, fmt.Errorf("the prompt is not UTF-8; %w", cli.ErrUsage)
	case !line:
		return build_uma_request.BuildUMARequest(command, prompt)
	case options.Raw:
		return nil, fmt.Errorf("--json prints events, and in the newline protocol there are none; %w", cli.ErrUsage)
	case prompt == "" || prompt == "metrics" || strings.ContainsAny(prompt, "\r\n"):
		return nil, fmt.Errorf("in the newline protocol a prompt must be one line that is not empty and not \"metrics\", not %.40q; %w", prompt, cli.ErrUsage)
	}
	return []byte(prompt), refuse_flags.RefuseFlags(command, cli.UMARequestFlags, "cannot be told in the newline protocol, which has prompts only")
}
