// Package run_swarm_connect is the body of "rkllmd swarm connect".
package run_swarm_connect

import (
	"errors"
	"fmt"
	"os/signal"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/settings/find_swarm_home"
	"rkllmd/cli/settings/read_addresses"
	"rkllmd/cli/swarm"
	"rkllmd/cli/swarm/open_swarm_chat"
	"rkllmd/cli/swarm/wait_for_prompt"
	"rkllmd/cli/terminal/is_terminal"
	"rkllmd/cli/terminal/read_prompts"
	"rkllmd/cli/terminal/watch_signals"
)

// RunSwarmConnect chats with a host: answers go to standard output, all else to stderr.
//
// **Runs on:** the main goroutine. Errors: those of the connection begin with a code of docs/protocols/swarm-chat.md;
// cli.ErrInterrupted.
func RunSwarmConnect(command *cobra.Command, args []string) (err error) {
	if len(args) != 1 && len(args) != 2 {
		return fmt.Errorf("the arguments are SERVER_ID and, in quotes, PROMPT, but %d were given; %w", len(args),
			cli.ErrUsage)
	}
	chat := &cli.SwarmChat{Host: args[0], Once: len(args) == 2, Out: command.OutOrStdout(), Log: command.ErrOrStderr(),
		Patience: swarm.AnswerPatience, Lines: make(chan string, 1)}
	if chat.Home, err = find_swarm_home.FindSwarmHome(command); err != nil {
		return err
	}
	if chat.Bootstrap, err = read_addresses.ReadAddresses(command, cli.SettingSwarmBootstrap); err != nil {
		return err
	}
	chat.Terminal = is_terminal.IsTerminal(chat.Out)
	chat.Person = !chat.Once && is_terminal.IsTerminal(command.InOrStdin()) && is_terminal.IsTerminal(chat.Log)
	defer func() {
		if chat.Prompted {
			fmt.Fprintln(chat.Log) // what comes next has a line of its own
		}
	}()
	signals := watch_signals.WatchSignals()
	defer signal.Stop(signals)
	chat.Signals = signals
	if chat.Once {
		chat.Lines <- args[1]
		close(chat.Lines)
	} else {
		go read_prompts.ReadPrompts(command.InOrStdin(), chat.Lines)
	}
	for {
		if err = open_swarm_chat.OpenSwarmChat(chat); !errors.Is(err, swarm.ErrIdle) {
			return err
		}
		if more, err := wait_for_prompt.WaitForPrompt(chat); !more {
			return err
		}
	}
}
