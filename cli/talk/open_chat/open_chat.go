// Package open_chat finds or starts the daemon of a chat.
package open_chat

import (
	"errors"

	"rkllmd/cli"
	"rkllmd/cli/daemon/describe_room"
	"rkllmd/cli/daemon/load_model"
	"rkllmd/cli/daemon/open_session"
	"rkllmd/cli/daemon/open_shared"
	"rkllmd/cli/daemon/set_param_limits"
	"rkllmd/cli/settings/name_flags"
	"rkllmd/cli/talk"
	"rkllmd/cli/talk/ask_models"
	"rkllmd/cli/talk/ask_pull"
	"rkllmd/cli/talk/check_model"
	"rkllmd/cli/talk/open_http"
	"rkllmd/cli/terminal/show_note"
)

// OpenChat starts the private daemon that options ask for, and loads its model, or finds the one that is there. What
// was opened stands in chat, also after an error.
//
// **Runs on:** a locked goroutine. See start_daemon.
func OpenChat(chat *cli.Chat, options talk.ChatOptions, embedded cli.Embedded) (err error) {
	chat.Endpoint, chat.Advice = options.Endpoint, "a daemon with a larger --context has more room"
	if options.Param != nil {
		if chat.Session, err = open_session.OpenSession("", options.Library, true, chat.Streams.Err); err != nil {
			return err
		}
		path := chat.Session.Daemon.HTTP
		chat.Endpoint = cli.Endpoint{URL: "http://localhost", Unix: path, Name: "unix://" + path}
		limits, err := set_param_limits.SetParamLimits(chat.Session.Client, options.Param, options.Context, 1, embedded)
		if err != nil {
			return err
		}
		chat.Advice = describe_room.DescribeRoom(limits)
		chat.Loading.Store(true)
		err = load_model.LoadModel(chat.Session.Client, options.Param, chat.Streams.Err)
		chat.Loading.Store(false)
		if chat.Session.Interrupted.Load() {
			err = cli.ErrInterrupted
		}
		if err != nil {
			return name_flags.NameFlags(err)
		}
	}
	if chat.Search = options.Search; options.Search != nil {
		if chat.Endpoint, err = open_shared.OpenShared(*options.Search); err != nil {
			return err
		}
	}
	open_http.OpenHTTP(chat, options.Token)
	if chat.Model = options.Name; chat.Model != "" {
		err := check_model.CheckModel(chat, chat.Model)
		if errors.Is(err, cli.ErrNoModel) {
			err = ask_pull.AskPull(*options.Search, chat.Streams.In, chat.Streams.Err, chat.Model, err)
		}
		if err != nil {
			return err
		}
	}
	list, err := ask_models.AskModels(chat)
	if err != nil {
		return err
	}
	if chat.Model == "" && list.Loaded == nil {
		chat.Model = options.Spare
	}
	model := "No model is loaded yet"
	if chat.Model != "" {
		model = chat.Model
	} else if list.Loaded != nil {
		model = list.Loaded.Name
	}
	show_note.ShowNote(chat, model+". /help lists the commands; Ctrl-C stops an answer, Ctrl-D leaves.")
	return nil
}
