// Package find_versions looks for the text that names a library's version.
package find_versions

import (
	"bytes"
	"slices"
	"strings"

	"rkllmd/rkllm/library"
)

// FindVersions adds the versions that stand in a piece of a file to text, the versions found so far, with ", " between
// them, each once. Behind the last mark of a piece that is not the file's end its version may be cut: then it is left
// to the next piece, which must begin early enough. What follows the mark is a version only if it begins with a digit,
// or a v and a digit. Of more than four versions the rest is left out.
//
// **Runs on:** any thread. Follows rkllm.VersionMark.
func FindVersions(text string, piece []byte, end bool) string {
	const letters = "0123456789.-abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
	for {
		at := bytes.Index(piece, []byte(library.VersionMark))
		if at < 0 {
			return text
		}
		piece = piece[at+len(library.VersionMark):]
		if len(piece) < library.MaxVersion && !end {
			return text
		}
		version := string(piece[:min(len(piece), library.MaxVersion)])
		version = strings.TrimPrefix(version[:len(version)-len(strings.TrimLeft(version, letters))], "v")
		known := strings.Split(text, ", ")
		if version == "" || version[0] < '0' || version[0] > '9' || slices.Contains(known, version) || text != "" &&
			len(known) == 4 {
			continue
		}
		if text != "" {
			text += ", "
		}
		text += version
	}
}
