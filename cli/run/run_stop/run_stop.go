// Package run_stop runs "rkllmd stop".
package run_stop

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/daemon/find_daemon"
	"rkllmd/cli/daemon/read_search"
	"rkllmd/cli/run/ask_unload"
	"rkllmd/cli/talk/open_http"
)

// RunStop has the daemon that runs unload the model that the argument names. The answers that it gives come to their
// end.
//
// **Runs on:** the main goroutine. Errors: there is no daemon; read_search's, find_daemon's, ask_unload's.
func RunStop(command *cobra.Command, args []string) error {
	if len(args) != 1 {
		return fmt.Errorf("the argument is NAME, but %d were given; %w", len(args), cli.ErrUsage)
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
		return errors.New("no daemon runs, so that no model is loaded")
	}
	chat := &cli.Chat{Endpoint: endpoint}
	open_http.OpenHTTP(chat, search.Token)
	defer chat.HTTP.CloseIdleConnections()
	return ask_unload.AskUnload(chat, args[0])
}
