// Package run_ps runs "rkllmd ps".
package run_ps

import (
	"fmt"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/daemon/find_daemon"
	"rkllmd/cli/daemon/read_search"
	"rkllmd/cli/run/show_loaded"
	"rkllmd/cli/talk/ask_models"
	"rkllmd/cli/talk/open_http"
)

// RunPs prints which models the daemon that runs has in memory, or is bringing there. Where none runs it says so, and
// that is no error.
//
// **Runs on:** the main goroutine. Errors: read_search's, find_daemon's, ask_models's.
func RunPs(command *cobra.Command, args []string) error {
	if len(args) > 0 {
		return fmt.Errorf("ps takes no arguments, but %d were given; %w", len(args), cli.ErrUsage)
	}
	search, err := read_search.ReadSearch(command)
	if err != nil {
		return err
	}
	endpoint, found, err := find_daemon.FindDaemon(search)
	if err != nil {
		return err
	}
	if !found {
		_, err = fmt.Fprintln(command.ErrOrStderr(), "No daemon runs; rkllmd run NAME PROMPT starts one.")
		return err
	}
	chat := &cli.Chat{Endpoint: endpoint}
	open_http.OpenHTTP(chat, search.Token)
	defer chat.HTTP.CloseIdleConnections()
	list, err := ask_models.AskModels(chat)
	if err != nil {
		return err
	}
	return show_loaded.ShowLoaded(command.OutOrStdout(), list)
}
