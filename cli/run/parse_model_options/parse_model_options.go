// Package parse_model_options reads the arguments and flags about a model.
package parse_model_options

import (
	"fmt"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/daemon/resolve_name"
	"rkllmd/cli/settings/read_number"
	"rkllmd/generation"
)

// ParseModelOptions reads MODEL and the flags context, sequences, queue, threads and exact. 0 leaves a number to the
// backend.
//
// **Runs on:** any thread.
func ParseModelOptions(command *cobra.Command, args []string) (o generation.ModelOptions, err error) {
	if len(args) != 1 {
		return o, fmt.Errorf("the argument is MODEL, but %d were given; %w", len(args), cli.ErrUsage)
	}
	if o.Path, err = resolve_name.ResolveName(command, args[0]); err != nil {
		return o, err
	}
	if o.Context, err = read_number.ReadNumber(command, cli.SettingContext); err != nil {
		return o, err
	}
	flags := command.Flags()
	for _, number := range []struct {
		flag string
		to   *int
		most int
	}{
		{"sequences", &o.Sequences, 64}, {"queue", &o.Queue, 1 << 20}, {"threads", &o.Threads, 1 << 10},
	} {
		*number.to, _ = flags.GetInt(number.flag)
		if flags.Changed(number.flag) && (*number.to < 0 || *number.to > number.most) {
			return o, fmt.Errorf("--%s is %d; it must be 1 to %d, or 0 for the default; %w", number.flag, *number.to,
				number.most, cli.ErrUsage)
		}
	}
	o.Exact, _ = flags.GetBool("exact")
	return o, nil
}
