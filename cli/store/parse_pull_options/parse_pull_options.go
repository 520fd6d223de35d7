// Package parse_pull_options reads how models are got.
package parse_pull_options

import (
	"cmp"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/store/detect_machine"
	"rkllmd/store/choice"
	"rkllmd/store/pull"
	"rkllmd/store/remote/create_client"
)

// ParsePullOptions reads how models are got from the flags of pull, and finds out what this machine is.
//
// **Runs on:** any thread that may wait.
func ParsePullOptions(command *cobra.Command, embedded cli.Embedded) (options pull.Options, err error) {
	patience, _ := command.Flags().GetDuration("patience")
	chip, _ := command.Flags().GetString("chip")
	options.Connections, _ = command.Flags().GetInt("connections")
	switch {
	case patience <= 0:
		return options, fmt.Errorf("--patience is %s; it must be longer than 0; %w", patience, cli.ErrUsage)
	case options.Connections < 1 || options.Connections > cli.MostPullConnections:
		return options, fmt.Errorf("--connections is %d; it must be from 1 to %d; %w", options.Connections,
			cli.MostPullConnections, cli.ErrUsage)
	case chip != "" && !choice.Chip.MatchString(chip):
		return options, fmt.Errorf("--chip is %q; it must be a chip such as RK3588; %w", chip, cli.ErrUsage)
	}
	if options.Client, err = create_client.CreateClient(patience); err != nil {
		return options, fmt.Errorf("%w; %w", err, cli.ErrUsage)
	}
	options.Machine = detect_machine.DetectMachine(embedded.OpenModel != nil)
	options.Machine.Chip = cmp.Or(strings.ToUpper(chip), options.Machine.Chip)
	return options, nil
}
