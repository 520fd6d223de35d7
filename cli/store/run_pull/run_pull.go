// Package run_pull runs "rkllmd pull".
package run_pull

import (
	"fmt"
	"os"
	"os/signal"

	"github.com/spf13/cobra"
	"golang.org/x/sys/unix"

	"rkllmd/cli"
	"rkllmd/cli/settings/read_setting"
	"rkllmd/cli/settings/read_store"
	"rkllmd/cli/store/parse_pull_options"
	"rkllmd/cli/store/show_pull"
	"rkllmd/cli/terminal/clean_text"
	"rkllmd/store/format_size"
	"rkllmd/store/source"
	"rkllmd/store/source/parse_source"
)

// RunPull returns what gets a model and shows how far it is. A signal ends it: what has come stays. A SIGHUP
// that the program was started to ignore (nohup) stays ignored.
//
// **Runs on:** any thread. What it returns runs on the main goroutine.
func RunPull(embedded cli.Embedded) func(*cobra.Command, []string) error {
	return func(command *cobra.Command, args []string) error {
		where, err := read_store.ReadStore(command)
		if err != nil {
			return err
		}
		if text, name := read_setting.ReadSetting(command, cli.SettingModels); text[0] == cli.NoStore {
			return fmt.Errorf("%s is %q, which is for serve: name the folder for the model; %w", name, text[0],
				cli.ErrUsage)
		}
		if len(args) != 1 {
			return fmt.Errorf("the argument is MODEL, %s, but %d were given; %w", source.Forms, len(args), cli.ErrUsage)
		}
		if _, err = parse_source.ParseSource(args[0]); err != nil {
			return fmt.Errorf("%w; %w", err, cli.ErrUsage)
		}
		options, err := parse_pull_options.ParsePullOptions(command, embedded)
		if err != nil {
			return err
		}
		signals := []os.Signal{unix.SIGINT, unix.SIGTERM}
		if !signal.Ignored(unix.SIGHUP) {
			signals = append(signals, unix.SIGHUP)
		}
		ctx, stop := signal.NotifyContext(command.Context(), signals...)
		defer stop()
		model, err := show_pull.ShowPull(ctx, command.ErrOrStderr(), where, options, args[0])
		switch {
		case ctx.Err() != nil && err != nil:
			return cli.ErrInterrupted
		case err != nil:
			return err
		}
		_, err = fmt.Fprintf(command.OutOrStdout(), "%s, %s: %s\n", clean_text.CleanText(model.Name),
			format_size.FormatSize(model.Size), model.Path)
		return err
	}
}
