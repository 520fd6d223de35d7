// Package read_piped reads what is piped to a program.
package read_piped

import (
	"fmt"
	"io"
	"os"
	"strings"

	"rkllmd/utils/describe_system_error"
)

// ReadPiped returns the whole of input without the line end that closes it, which is not part of the text. Where asked
// is false, nobody has said that something comes there: then it is read only if it is a pipe or a file.
//
// **Runs on:** any thread that may wait. Errors: it cannot be read.
func ReadPiped(input io.Reader, asked bool) (string, error) {
	if !asked {
		file, ok := input.(*os.File)
		if !ok {
			return "", nil
		}
		info, err := file.Stat()
		if err != nil || info.Mode()&os.ModeNamedPipe == 0 && !info.Mode().IsRegular() {
			return "", nil
		}
	}
	text, err := io.ReadAll(input)
	if err != nil {
		return "", fmt.Errorf("cannot read the prompt from standard input: %w",
			describe_system_error.DescribeSystemError(err))
	}
	return strings.TrimSuffix(strings.TrimSuffix(string(text), "\n"), "\r"), nil
}
