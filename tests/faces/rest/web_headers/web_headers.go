// Package web_headers reads headers of models for tests.
package web_headers

import (
	"errors"

	"rkllmd/faces/web"
)

// WebHeaders is a web.Models.Describe: the quantisation tells the path, and /m/damaged.gguf cannot be read.
func WebHeaders(path string) (web.Description, error) {
	if path == "/m/damaged.gguf" {
		return web.Description{}, errors.New("it is damaged")
	}
	return web.Description{Quantisation: "Q4_K_M of " + path}, nil
}
