// Package load_model loads the model of a run.
package load_model

import (
	"encoding/json"
	"io"
	"path/filepath"

	"rkllmd/cli"
	"rkllmd/cli/daemon/read_answer"
	"rkllmd/cli/daemon/send_request"
	"rkllmd/cli/terminal/choose_marks"
	"rkllmd/cli/terminal/is_terminal"
	"rkllmd/cli/terminal/show_progress"
)

// LoadModel calls rkllm.init with the given RKLLMParam and waits for its answer. Meanwhile a progress bar is drawn on
// stderr, where that is a terminal but no dumb one, and removed at the end.
//
// **Runs on:** one thread at a time. It is the client's one reading goroutine.
func LoadModel(client *cli.Client, param map[string]any, stderr io.Writer) error {
	if !is_terminal.IsTerminal(stderr) || choose_marks.ChooseMarks().EraseLine == "" {
		stderr = io.Discard
	}
	defer io.WriteString(stderr, cli.EraseLine)
	path, _ := param["model_path"].(string)
	id, err := send_request.SendRequest(client, "rkllm.init", []any{nil, param,
		map[string]string{"partialResultToken": "load"}})
	if err != nil {
		return err
	}
	for {
		answer, err := read_answer.ReadAnswer(client, id)
		if err != nil || answer.Method == "" {
			return err
		}
		var load struct{ Value struct{ Progress float64 } }
		if json.Unmarshal(answer.Params, &load) == nil {
			show_progress.ShowProgress(stderr, filepath.Base(path), int(100*load.Value.Progress))
		}
	}
}
