// Package read_sampling reads how a run is computed.
package read_sampling

import (
	"github.com/spf13/cobra"

	"rkllmd/cli/settings/check_finite"
)

// ReadSampling sets the members of param, an RKLLMParam, whose flags were given. Flags that were not leave theirs to
// the runtime; ranges are the runtime's to judge.
//
// **Runs on:** any thread. Errors: check_finite's.
func ReadSampling(command *cobra.Command, param map[string]any) error {
	flags := command.Flags()
	for _, number := range []struct{ flag, member string }{
		{"max-tokens", "max_new_tokens"}, {"top-k", "top_k"},
	} {
		if flags.Changed(number.flag) {
			value, _ := flags.GetInt32(number.flag)
			param[number.member] = int(value)
		}
	}
	if flags.Changed("threads") {
		threads, _ := flags.GetInt8("threads")
		param["extend_param"] = map[string]any{"enabled_cpus_num": threads}
	}
	for _, number := range []struct{ flag, member string }{
		{"top-p", "top_p"}, {"temperature", "temperature"}, {"repeat-penalty", "repeat_penalty"},
	} {
		if flags.Changed(number.flag) {
			if err := check_finite.CheckFinite(command, number.flag); err != nil {
				return err
			}
			param[number.member], _ = flags.GetFloat32(number.flag)
		}
	}
	return nil
}
