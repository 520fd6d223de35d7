// Package remove_raw_strings leaves raw strings out of Go text.
package remove_raw_strings

import (
	"bytes"
	"go/ast"

	"rkllmd/rules"
)

// RemoveRawStrings returns the text of a parsed Go file without what stands between the quotes of its raw strings.
// Their newlines stay, so that lines keep their numbers.
//
// **Runs on:** any thread.
func RemoveRawStrings(file *rules.File) []byte {
	var rest []byte
	done := 0 // how far file.Text is copied
	for node := range ast.Preorder(file.Syntax) {
		literal, ok := node.(*ast.BasicLit)
		if !ok || literal.Value[0] != '`' {
			continue
		}
		start, end := int(literal.Pos()-file.Syntax.FileStart), int(literal.End()-file.Syntax.FileStart)
		rest = append(rest, file.Text[done:start+1]...)
		rest = append(rest, bytes.Repeat([]byte("\n"), bytes.Count(file.Text[start:end], []byte("\n")))...)
		done = end - 1
	}
	return append(rest, file.Text[done:]...)
}
