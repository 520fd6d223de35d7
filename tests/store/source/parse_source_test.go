package source_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/source"
	"rkllmd/store/source/parse_source"
)

func TestParseSource(t *testing.T) {
	for text, right := range map[string]source.Source{
		"hf:Qwen/Qwen3-0.6B-GGUF":             {Owner: "Qwen", Repo: "Qwen3-0.6B-GGUF"},
		"hf:a/b:Q4_K_M":                       {Owner: "a", Repo: "b", Quant: "Q4_K_M"},
		"hf:a/b@v1:sub/x-Q8_0.gguf":           {Owner: "a", Repo: "b", Revision: "v1", File: "sub/x-Q8_0.gguf"},
		"hf.co/a/b":                           {Owner: "a", Repo: "b"},
		"https://huggingface.co/a/b":          {Owner: "a", Repo: "b"},
		"ms:a/b:x.rkllm":                      {Kind: source.KindModelScope, Owner: "a", Repo: "b", File: "x.rkllm"},
		"https://example.com/x.gguf?download": {Kind: source.KindURL, URL: "https://example.com/x.gguf?download"},
		"./x.gguf":                            {Kind: source.KindFile, Path: "./x.gguf"},
		"x.rkllm":                             {Kind: source.KindFile, Path: "x.rkllm"},
		"https://huggingface.co/a/b/resolve/main/x.gguf": {Owner: "a", Repo: "b", Revision: "main", File: "x.gguf"},
		"https://huggingface.co/a/b/blob/main/d/x.gguf":  {Owner: "a", Repo: "b", Revision: "main", File: "d/x.gguf"},
	} {
		got, err := parse_source.ParseSource(text)
		require.NoError(t, err, text)
		require.Equal(t, right, got, text)
	}
	for text, fault := range map[string]string{
		"llama3":                    "does not say where the model is",
		"ftp://example.com/a.gguf":  "does not say where the model is",
		"hf:a":                      "OWNER/REPOSITORY",
		"hf:../b":                   "OWNER/REPOSITORY",
		"hf:a/b/c":                  "OWNER/REPOSITORY",
		"hf:a/b:../x.gguf":          "leads out of the repository",
		"hf:a/b:x/../../y.gguf":     "leads out of the repository",
		"hf:a/b:/etc/x.gguf":        "leads out of the repository",
		"hf:a/b@..:Q8_0":            "revision",
		"hf:a/b:no quantisation":    "quantisation",
		"http://example.com/a.gguf": "https",
		"https:///a.gguf":           "host",
		"https://example.com/":      "file",
		"https://u:p@e.com/a.gguf":  "password",
	} {
		_, err := parse_source.ParseSource(text)
		require.ErrorContains(t, err, fault, text)
	}
}
