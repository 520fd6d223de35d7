// Package name_file_kind says what a file is that is not a GGUF model.
package name_file_kind

import (
	"encoding/binary"
	"path/filepath"
	"strings"
	"unicode/utf8"

	"rkllmd/engine/gguf"
)

// NameFileKind says in words what the file at path seems to be, from its name and its first bytes, head: "a text file".
// The words hold nothing of the file: who asks need not be one who may read it.
//
// **Runs on:** any thread.
func NameFileKind(path string, head []byte) string {
	if strings.EqualFold(filepath.Ext(path), ".rkllm") {
		return "an .rkllm model for the NPU; this runtime takes GGUF models"
	}
	for _, kind := range gguf.FileKinds {
		if strings.HasPrefix(string(head), kind.Prefix) {
			return kind.Kind
		}
	}
	if len(head) > 9 && binary.LittleEndian.Uint64(head) < 1<<28 && head[8] == '{' {
		return "a safetensors file; convert it to GGUF"
	}
	text, zeros := true, true
	for _, b := range head {
		text = text && (b >= ' ' || b == '\n' || b == '\r' || b == '\t')
		zeros = zeros && b == 0
	}
	cut := len(head) // a character may be cut off at the end
	for cut > 0 && len(head)-cut < utf8.UTFMax && !utf8.Valid(head[:cut]) {
		cut--
	}
	switch {
	case zeros:
		return "a file of zeros; the download or copy went wrong"
	case text && utf8.Valid(head[:cut]):
		return "a text file"
	}
	return "an unknown kind of file"
}
