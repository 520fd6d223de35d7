// Package parse_source reads what a person wants to have pulled.
package parse_source

import (
	"fmt"
	"strings"

	"rkllmd/store/source"
	"rkllmd/store/source/parse_repository"
	"rkllmd/store/source/parse_url"
)

// ParseSource reads text: "hf:owner/repo", with "@revision" and with ":quantisation" or ":file", "ms:" likewise, an
// address of a file, or a path. No part of it leads out of a folder.
//
// **Runs on:** any thread.
func ParseSource(text string) (source.Source, error) {
	for kind, prefixes := range [][]string{source.Hosts, source.ModelScope} {
		for _, prefix := range prefixes {
			if rest, found := strings.CutPrefix(text, prefix); found {
				return parse_repository.ParseRepository(source.Kind(kind), text, rest)
			}
		}
	}
	if strings.HasPrefix(text, "https://") || strings.HasPrefix(text, "http://") {
		return parse_url.ParseURL(text)
	}
	name := strings.ToLower(text)
	file := !strings.Contains(text, "://")
	if file && (strings.HasPrefix(text, "/") || strings.HasPrefix(text, ".") || strings.HasSuffix(name, ".gguf") ||
		strings.HasSuffix(name, ".rkllm")) {
		return source.Source{Kind: source.KindFile, Path: text}, nil
	}
	return source.Source{}, fmt.Errorf("%q does not say where the model is: it may be %s", text, source.Forms)
}
