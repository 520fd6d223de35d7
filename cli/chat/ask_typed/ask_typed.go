// Package ask_typed asks what was typed.
package ask_typed

import (
	"strings"

	"rkllmd/cli"
	"rkllmd/cli/chat/add_files"
	"rkllmd/cli/chat/ask_question"
	"rkllmd/cli/chat/read_block"
	"rkllmd/cli/chat/run_editor"
)

// AskTyped asks the question that line is, or begins (cli.ChatBlock), or that is written in an editor (/edit), with the
// files that it names.
//
// **Runs on:** the main goroutine. Errors: those of read_block, run_editor, add_files and ask_question.
func AskTyped(chat *cli.Chat, line string) (err error) {
	question := line
	switch {
	case strings.HasPrefix(line, cli.ChatBlock):
		question, err = read_block.ReadBlock(chat, line)
	case strings.HasPrefix(line, "//"):
		question = line[1:]
	case line[0] == '/':
		_, begun, _ := strings.Cut(line, " ")
		question, err = run_editor.RunEditor(chat, strings.TrimSpace(begun))
	}
	if err == nil && question != "" {
		question, err = add_files.AddFiles(chat, question)
	}
	if err != nil || question == "" {
		return err
	}
	return ask_question.AskQuestion(chat, question, false)
}
