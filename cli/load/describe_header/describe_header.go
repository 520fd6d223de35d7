// Package describe_header tells what the header of a model says.
package describe_header

import (
	"encoding/json"
	"os"

	"rkllmd/cli/load"
	"rkllmd/faces/web"
)

// DescribeHeader returns web.Models.Describe: what inspect, cli.Embedded.InspectModel, reads in the header of a file. A
// file that has not changed since is not read again: headers has what was read.
//
// **Runs on:** any thread. What it returns runs on any thread that may wait. **Holds:** that takes headers.Mu, not
// while it reads.
func DescribeHeader(inspect func(string, int, int, string) (string, error), headers *load.Headers,
) func(string) (web.Description, error) {
	return func(path string) (web.Description, error) {
		read := load.Header{}
		if info, err := os.Stat(path); err == nil {
			read.Size, read.Changed = info.Size(), info.ModTime()
		}
		headers.Mu.Lock()
		known, there := headers.Known[path]
		headers.Mu.Unlock()
		if there && known.Size == read.Size && known.Changed.Equal(read.Changed) {
			return known.Description, known.Err
		}
		text, err := inspect(path, 0, 1, "json")
		if err == nil {
			err = json.Unmarshal([]byte(text), &read.Description)
		}
		if err == nil {
			read.Description.ChatTemplate, err = inspect(path, 0, 1, "template")
		}
		read.Err = err
		headers.Mu.Lock()
		defer headers.Mu.Unlock()
		if headers.Known == nil || len(headers.Known) >= load.MostHeaders {
			headers.Known = map[string]load.Header{}
		}
		headers.Known[path] = read
		return read.Description, err
	}
}
