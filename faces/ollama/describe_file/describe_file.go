// Package describe_file tells of a model by its file.
package describe_file

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"rkllmd/faces/ollama"
	"rkllmd/faces/ollama/format_parameters"
	"rkllmd/faces/web"
)

// DescribeFile returns what is told of the model at path, and what its header says, empty where that cannot be read.
// The digest stands for path, size and time: nobody reads gigabytes for a list.
//
// **Runs on:** any thread that may wait. It reads the header of a file that it has not seen.
func DescribeFile(host *web.Host, path string) (tag ollama.Tag, header web.Description) {
	tag.Details.Format, tag.Details.Families = "gguf", []string{}
	if strings.EqualFold(filepath.Ext(path), ".rkllm") {
		tag.Details.Format = "rkllm"
	} else if host.Models.Describe != nil && path != "" {
		header, _ = host.Models.Describe(path) // a file that is damaged, or gone: its load says so
	}
	if header.Architecture != "" {
		tag.Details.Family, tag.Details.Families = header.Architecture, []string{header.Architecture}
		tag.Details.ParameterSize = format_parameters.FormatParameters(header.Parameters)
		tag.Details.QuantizationLevel = header.Quantisation
	}
	changed := time.Unix(0, 0)
	if info, err := os.Stat(path); err == nil {
		tag.Size, changed = info.Size(), info.ModTime()
	}
	tag.ModifiedAt = changed.UTC().Format(time.RFC3339Nano)
	sum := sha256.Sum256(fmt.Appendf(nil, "%s\n%d\n%s", path, tag.Size, tag.ModifiedAt))
	tag.Digest = hex.EncodeToString(sum[:])
	return tag, header
}
