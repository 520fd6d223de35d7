// Package open_editor makes the line editor of a chat.
package open_editor

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"github.com/ergochat/readline"

	"rkllmd/cli"
	"rkllmd/cli/terminal"
	"rkllmd/cli/terminal/convert_signs"
	"rkllmd/cli/terminal/do"
	"rkllmd/cli/terminal/is_unicode"
	"rkllmd/cli/terminal/read"
	"rkllmd/cli/terminal/write"
	"rkllmd/utils/describe_system_error"
)

// OpenEditor returns a line editor on a terminal, with the history of earlier chats, which nobody else may read, and
// with completion by the Tab key: of commands, of the names that models returns, and of files. If the history cannot be
// kept anywhere, there is none, and the error says why.
//
// **Runs on:** the main goroutine.
func OpenEditor(streams cli.Streams, models func() []string) (editor *readline.Instance, history, err error) {
	typing := &terminal.Typing{Source: streams.In}
	config := &readline.Config{Prompt: cli.ChatPrompt, Stdout: write.Writer{To: streams.Out, Asked: &typing.Asked},
		Stderr: streams.Err, Stdin: read.Reader{Typing: typing}, AutoComplete: do.Completer{Models: models},
		HistorySearchFold: true}
	if !is_unicode.IsUnicode() {
		config.Painter = convert_signs.ConvertSigns
	}
	folder := os.Getenv("XDG_STATE_HOME")
	if !filepath.IsAbs(folder) {
		folder = filepath.Join(os.Getenv("HOME"), ".local", "state")
	}
	path := filepath.Join(folder, "rkllmd", "chat_history")
	if history = errors.New("neither HOME nor XDG_STATE_HOME names a folder"); filepath.IsAbs(path) {
		history = os.MkdirAll(filepath.Dir(path), 0o700)
	}
	if history == nil {
		var file *os.File
		if file, history = os.OpenFile(path, os.O_CREATE|os.O_RDWR|os.O_APPEND, 0o600); history == nil {
			history = file.Chmod(0o600)
			file.Close()
		}
	}
	if history == nil {
		config.HistoryFile = path
	} else {
		history = fmt.Errorf("there is no history: %s cannot be written: %w", path,
			describe_system_error.DescribeSystemError(history))
	}
	editor, err = readline.NewFromConfig(config)
	return editor, history, err
}
