// Package add_files puts files into a question.
package add_files

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"unicode/utf8"

	"rkllmd/cli"
	"rkllmd/cli/terminal/show_note"
	"rkllmd/utils/describe_system_error"
)

// AddFiles returns question with the texts of the files behind it that it names as @PATH, each under its path. An @
// inside a word, as in an address, names none, and neither does a word behind an @ that is no file, unless it has a
// slash in it. Spaces end a path.
//
// **Runs on:** the main goroutine. Errors: a file is not there, cannot be read, is no text or longer than
// cli.ChatMaxFile.
func AddFiles(chat *cli.Chat, question string) (string, error) {
	var files strings.Builder
	for _, match := range cli.ChatFiles.FindAllStringSubmatch(question, -1) {
		name := strings.TrimRight(match[1], ".,;:!?)\"'")
		path := name
		if rest, home := strings.CutPrefix(name, "~/"); home {
			path = filepath.Join(os.Getenv("HOME"), rest)
		}
		info, err := os.Stat(path)
		switch {
		case err != nil && !strings.Contains(name, "/"):
			continue
		case err != nil:
			return "", fmt.Errorf("@%s: %w", name, describe_system_error.DescribeSystemError(err))
		case !info.Mode().IsRegular():
			return "", fmt.Errorf("@%s is no file", name)
		case info.Size() > cli.ChatMaxFile:
			return "", fmt.Errorf("@%s has %d bytes; a file in a question may have %d", name, info.Size(),
				cli.ChatMaxFile)
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return "", fmt.Errorf("@%s: %w", name, describe_system_error.DescribeSystemError(err))
		}
		if !utf8.Valid(text) || strings.ContainsRune(string(text), 0) {
			return "", fmt.Errorf("@%s is no text", name)
		}
		fmt.Fprintf(&files, "\n\n%s:\n```\n%s\n```", name, strings.TrimRight(string(text), "\n"))
		show_note.ShowNote(chat, fmt.Sprintf("%s goes with the question: %d bytes.", name, len(text)))
	}
	return question + files.String(), nil
}
