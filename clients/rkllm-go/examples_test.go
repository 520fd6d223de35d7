package rkllm_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"testing"
)

// Each example runs with builtin:demo, and says what it should.
func TestExamples(t *testing.T) {
	programs := t.TempDir()
	if said, err := exec.Command("go", "build", "-o", programs+"/", "./examples/...").CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, said)
	}
	socket, _, _ := startDaemon(t)
	for name, want := range map[string]string{
		"stream":          `^.+\n\d+ tokens in \d+ ms\n$`,
		"abort":           `^.+\naborted\n$`,
		"several_prompts": `^What .+\n    .+\nWhat .+\n    .+\nWho .+\n    .+\n$`,
		"embeddings":      `^1\.000  (.|\n)*likeliest next token: \d+ of \d+\n$`,
		"errors": `^no model: true: .+\ninvalid params: true: .+\nmethod not found: true: .+\n` +
			`code -32000: .+; data .+rkllm_load_lora.+\nthe connection goes on: true\n$`,
		"function_tools": `writes no functions.+\n$`,
	} {
		command := exec.Command(filepath.Join(programs, name))
		command.Env = append(os.Environ(), "RKLLM_UDS_PATH="+socket)
		said, err := command.CombinedOutput()
		if (err != nil) != (name == "function_tools") || !regexp.MustCompile(want).Match(said) {
			t.Errorf("%s: %v: %s", name, err, said)
		}
	}
	for _, name := range []string{"stream", "abort", "several_prompts", "embeddings", "errors", "function_tools"} {
		command := exec.Command(filepath.Join(programs, name))
		command.Env = append(os.Environ(), "RKLLM_UDS_PATH="+socket+".none")
		said, err := command.CombinedOutput()
		if err == nil || !regexp.MustCompile(`^.+rkllmd serve.+\n$`).Match(said) {
			t.Errorf("%s without a daemon: %v: %s", name, err, said)
		}
	}
}
