package store_test

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/store/show_stage"
	"rkllmd/store/fetch"
	"rkllmd/store/pull"
	"rkllmd/store/remote"
)

func TestShowStage(t *testing.T) {
	var output bytes.Buffer
	tell := show_stage.ShowStage(&cli.PullDisplay{Out: &output})
	file := remote.File{Path: "a.gguf", Size: 5000}
	tell(pull.Event{Stage: pull.StageLook, Text: "hf:o/r\x1b[2J"})
	tell(pull.Event{Stage: pull.StageChoose, Text: "it fits", File: file})
	tell(pull.Event{Stage: pull.StageFile, File: file, Progress: &fetch.Progress{}})
	tell(pull.Event{Stage: pull.StageThere, File: file})
	tell(pull.Event{Stage: pull.StageWrite})
	require.Equal(t, "looking into hf:o/r�[2J\nchosen: a.gguf, 5.0 kB, because it fits\nfetching a.gguf, 5.0 kB\n"+
		"a.gguf is there already\n", output.String())
}
