// Package run_named runs a prompt through a model of a daemon that others use too.
package run_named

import (
	"errors"
	"os/signal"

	"github.com/spf13/cobra"
	"golang.org/x/sys/unix"

	"rkllmd/cli"
	"rkllmd/cli/daemon/open_shared"
	"rkllmd/cli/run"
	"rkllmd/cli/run/create_run_chat"
	"rkllmd/cli/run/send_interrupts"
	"rkllmd/cli/run/show_answer"
	"rkllmd/cli/run/write_request"
	"rkllmd/cli/talk/ask_pull"
	"rkllmd/cli/talk/check_model"
	"rkllmd/cli/talk/close_link"
	"rkllmd/cli/talk/open_http"
	"rkllmd/cli/terminal/watch_signals"
)

// RunNamed runs a prompt through the model options.Name, at a daemon that runs or is started (open_shared), and prints
// the text as it comes and the speed at the end. The first signal stops the answer and not the daemon, the next one
// does not wait for that; both end it with cli.ErrInterrupted. A daemon that ends before the answer has begun, because
// nobody had used it, is started once more.
//
// **Runs on:** the main goroutine. Errors: open_shared's, check_model's, ask_pull's; show_answer's.
func RunNamed(command *cobra.Command, options run.Options) error {
	signal.Ignore(unix.SIGPIPE)
	signals := watch_signals.WatchSignals()
	defer signal.Stop(signals)
	interrupts := make(chan struct{}, 2)
	ended := make(chan struct{})
	defer close(ended)
	go send_interrupts.SendInterrupts(signals, interrupts, ended)
	chat := create_run_chat.CreateRunChat(command, options)
	chat.Interrupts = interrupts
	defer close_link.CloseLink(chat)
	options.Search.Stop = interrupts
	for try := 0; ; try++ {
		endpoint, err := open_shared.OpenShared(*options.Search)
		if err != nil {
			return err
		}
		chat.Endpoint = endpoint
		open_http.OpenHTTP(chat, options.Search.Token)
		defer chat.HTTP.CloseIdleConnections() // they keep a daemon from ending
		err = check_model.CheckModel(chat, options.Name)
		if errors.Is(err, cli.ErrNoModel) {
			err = ask_pull.AskPull(*options.Search, command.InOrStdin(), chat.Streams.Err, options.Name, err)
		}
		if err == nil {
			err = show_answer.ShowAnswer(chat, write_request.WriteRequest(options))
		}
		if !errors.Is(err, cli.ErrNotBegun) || endpoint.Log == "" || try > 0 {
			return err
		}
	}
}
