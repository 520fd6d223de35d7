// Package check_llama_calls finds calls of llama.cpp that another llama.cpp would not get.
package check_llama_calls

import (
	"bytes"
	"fmt"

	"rkllmd/rules"
	"rkllmd/rules/c/extract_preamble"
	"rkllmd/rules/c/replace_c_noise"
)

// CheckLlamaCalls reports C text, and a Go file's C preamble, that names a function of llama.cpp itself: after
// serve --llama that is the wrong library's. Right is the pointer of the same name with rules.CPrefix before it, which
// rules.LlamaTable fills. That package may, and so may what is no part of the daemon: bench measures llama.cpp itself.
//
// **Runs on:** any thread.
func CheckLlamaCalls(file *rules.File) []rules.Finding {
	if file.Tests || rules.Areas[file.Area].Development || file.Area+"/"+file.Room+"/"+file.Name == rules.LlamaTable {
		return nil
	}
	text := file.Text
	if file.Syntax != nil {
		text = extract_preamble.ExtractPreamble(file)
	}
	text = replace_c_noise.ReplaceCNoise(text)
	var findings []rules.Finding
	for _, at := range rules.LlamaWord.FindAllSubmatchIndex(text, -1) {
		if at[2] >= 0 { // a type
			continue
		}
		name := text[at[4]:at[5]]
		findings = append(findings, rules.Finding{File: file.Path, Line: bytes.Count(text[:at[4]], []byte("\n")) + 1,
			Slug: rules.SlugLlamaCalls, Message: fmt.Sprintf("%s is llama.cpp's own: use the pointer %s%s of %s, so "+
				"that serve --llama reaches another library", name, rules.CPrefix, name, rules.LlamaTable)})
	}
	return findings
}
