// Package show_held shows an answer of a private daemon's model over HTTP.
package show_held

import (
	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/run"
	"rkllmd/cli/run/create_run_chat"
	"rkllmd/cli/run/show_answer"
	"rkllmd/cli/run/write_request"
	"rkllmd/cli/talk/close_link"
	"rkllmd/cli/talk/open_http"
)

// ShowHeld asks the model that a private daemon has loaded for an answer with what the C API has no room for, such as
// options.Schema and options.System, at the daemon's HTTP front-end, and shows it. It ends when leave is closed.
//
// **Runs on:** the main goroutine. Errors: show_answer's.
func ShowHeld(command *cobra.Command, endpoint cli.Endpoint, leave <-chan struct{}, options run.Options) error {
	chat := create_run_chat.CreateRunChat(command, options)
	chat.Endpoint, chat.Leave = endpoint, leave
	open_http.OpenHTTP(chat, "")
	defer chat.HTTP.CloseIdleConnections()
	defer close_link.CloseLink(chat)
	return show_answer.ShowAnswer(chat, write_request.WriteRequest(options))
}
