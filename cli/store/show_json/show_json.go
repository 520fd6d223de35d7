// Package show_json prints values for programs.
package show_json

import (
	"encoding/json"
	"fmt"
	"io"
)

// ShowJSON prints value as indented JSON.
//
// **Runs on:** the main goroutine.
func ShowJSON(w io.Writer, value any) error {
	text, err := json.MarshalIndent(value, "", "  ")
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(w, "%s\n", text)
	return err
}
