package gguf_test

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo/write_tiny_model"
	"rkllmd/engine/gguf/check_model_file"
	"rkllmd/tests/engine/gguf/engine_load_or_refuse"
	"rkllmd/tests/engine/gguf/engine_write_mutants"
)

func TestCheckModelFile(t *testing.T) {
	if paths := os.Getenv("RKLLMD_TEST_LOAD"); paths != "" { // the child of the last part
		for path := range strings.SplitSeq(paths, ":") {
			fmt.Println("LOAD", path, engine_load_or_refuse.EngineLoadOrRefuse(path))
		}
		fmt.Println("ALIVE")
		return
	}
	folder := t.TempDir()
	path := filepath.Join(folder, "model.gguf")
	require.NoError(t, write_tiny_model.WriteTinyModel(path, "llama", 1))
	model, err := os.ReadFile(path)
	require.NoError(t, err)

	t.Run("a sound model", func(t *testing.T) {
		facts, err := check_model_file.CheckModelFile(path)
		require.NoError(t, err)
		require.Equal(t, "llama", facts.Architecture)
		require.Equal(t, 21, facts.Tensors)
	})
	t.Run("what is not one", func(t *testing.T) {
		for content, want := range map[string]string{
			"":                     "%s is empty",
			"GG":                   "%s is not a GGUF model but a text file",
			"just text\n":          "%s is not a GGUF model but a text file",
			"GGUF\x03":             "%s cannot be used: the file is cut off",
			"GGUF\x01\x00\x00\x00": "%s cannot be used: it is GGUF version 1; versions 2 and 3 can be read",
			string(model[:len(model)-100]): fmt.Sprintf(
				"%%s cannot be used: the file is cut off: 100 of %d bytes are missing; download or copy it again",
				len(model)),
		} {
			require.NoError(t, os.WriteFile(path, []byte(content), 0o600))
			_, err := check_model_file.CheckModelFile(path)
			require.EqualError(t, err, fmt.Sprintf(want, path))
		}
		_, err := check_model_file.CheckModelFile(folder)
		require.EqualError(t, err, folder+" is a directory, not a model file")
		_, err = check_model_file.CheckModelFile("/dev/null")
		require.EqualError(t, err, "/dev/null is not a regular file")
		_, err = check_model_file.CheckModelFile(path + "x")
		require.EqualError(t, err, "the model "+path+"x cannot be opened: no such file or directory")
	})
	t.Run("whatever of 400 damaged models is accepted can be loaded and used, or gives an error", func(t *testing.T) {
		var accepted []string
		for _, path := range engine_write_mutants.EngineWriteMutants(t, 400) {
			if _, err := check_model_file.CheckModelFile(path); err == nil {
				accepted = append(accepted, path)
			}
		}
		require.Greater(t, len(accepted), 40, "the damage must not all be of the kind that is plain to see")
		child := exec.Command(os.Args[0], "-test.run=^TestCheckModelFile$")
		child.Env = append(os.Environ(), "RKLLMD_TEST_LOAD="+strings.Join(accepted, ":"))
		output, err := child.CombinedOutput()
		require.NoError(t, err, "it died over the last of these:\n%s", output)
		require.Equal(t, len(accepted), bytes.Count(output, []byte("LOAD ")))
		require.True(t, bytes.Contains(output, []byte("ALIVE")))
	})
}
