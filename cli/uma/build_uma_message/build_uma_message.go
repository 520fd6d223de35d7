// Package build_uma_message makes the message of "rkllmd uma".
package build_uma_message

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/terminal/read_prompt"
	"rkllmd/cli/uma"
	"rkllmd/cli/uma/build_uma_request"
	"rkllmd/cli/uma/refuse_flags"
	"rkllmd/utils"
)

// BuildUMAMessage returns what is to be sent, without its frame: the question for metrics, a request, or in the newline
// protocol a prompt.
//
// **Runs on:** any thread. Errors: cli.ErrUsage; of read_prompt.
func BuildUMAMessage(command *cobra.Command, args []string, options uma.Options) ([]byte, error) {
	line := options.Framing == utils.FramingLine
	switch {
	case options.Metrics && len(args) > 0:
		return nil, fmt.Errorf("--metrics asks for no answer: leave %q out; %w", args[0], cli.ErrUsage)
	case options.Metrics && line:
		return []byte("metrics"), refuse_flags.RefuseFlags(command, uma.RequestFlags,
			"is for a prompt, not for --metrics")
	case options.Metrics:
		return []byte(`{"type":"metrics"}`), refuse_flags.RefuseFlags(command, uma.RequestFlags,
			"is for a prompt, not for --metrics")
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
		return nil, fmt.Errorf("--json prints events, but the newline protocol has no events; %w", cli.ErrUsage)
	case prompt == "" || prompt == "metrics" || strings.ContainsAny(prompt, "\r\n"):
		return nil, fmt.Errorf("in the newline protocol a prompt must be one line that is not empty and not "+
			"\"metrics\", not %.40q; %w", prompt, cli.ErrUsage)
	}
	return []byte(prompt), refuse_flags.RefuseFlags(command, uma.RequestFlags,
		"cannot be sent by the newline protocol, which has prompts only")
}
