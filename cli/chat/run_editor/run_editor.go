// Package run_editor has a question written in an editor.
package run_editor

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strings"

	"rkllmd/cli"
	"rkllmd/utils/describe_system_error"
)

// RunEditor starts the editor that $VISUAL or $EDITOR names, with its arguments if there are some, else vi, on a file
// that holds text, and returns what is there when it has ended. The file is gone then. An editor without a terminal is
// not started.
//
// **Runs on:** the main goroutine. Errors: there is no terminal, the editor cannot be started or has failed, or the
// file is empty.
func RunEditor(chat *cli.Chat, text string) (string, error) {
	if chat.Streams.In == nil {
		return "", errors.New("/edit needs a terminal that an editor can use")
	}
	editor := strings.Fields(os.Getenv("VISUAL"))
	if len(editor) == 0 {
		editor = strings.Fields(os.Getenv("EDITOR"))
	}
	if len(editor) == 0 {
		editor = []string{"vi"}
	}
	file, err := os.CreateTemp("", "rkllmd-question-*.md")
	if err != nil {
		return "", fmt.Errorf("there is no file for the question: %w", describe_system_error.DescribeSystemError(err))
	}
	defer os.Remove(file.Name())
	_, err = file.WriteString(text)
	if err = errors.Join(err, file.Close()); err != nil {
		return "", fmt.Errorf("the question cannot be written to %s: %w", file.Name(),
			describe_system_error.DescribeSystemError(err))
	}
	command := exec.Command(editor[0], append(editor[1:], file.Name())...)
	command.Stdin, command.Stdout, command.Stderr = chat.Streams.In, chat.Streams.Out, chat.Streams.Err
	err = command.Run()
	select {
	case <-chat.Interrupts: // was meant for the editor
	default:
	}
	if err != nil {
		return "", fmt.Errorf("the editor %s: %w; $VISUAL or $EDITOR names another one", editor[0], err)
	}
	written, err := os.ReadFile(file.Name())
	if err != nil {
		return "", fmt.Errorf("the question cannot be read back: %w", describe_system_error.DescribeSystemError(err))
	}
	if question := strings.TrimSpace(string(written)); question != "" {
		return question, nil
	}
	return "", errors.New("nothing is asked: the file was left empty")
}
