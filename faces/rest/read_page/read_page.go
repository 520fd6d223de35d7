// Package read_page reads a file of the page.
package read_page

import (
	"bytes"
	"compress/gzip"
	"io"
	"io/fs"

	"rkllmd/faces/rest"
	"rkllmd/faces/rest/apply_words"
	"rkllmd/faces/web"
)

// ReadPage returns the file of web.Page with this name as it is to be sent: compressed by gzip if packed is true. Those
// that are kept compressed are found by the name without .gz. rest.Index is written in language, with the colours of
// theme (apply_words). An error says that there is none.
//
// **Runs on:** any thread.
func ReadPage(name, language, theme string, packed bool) ([]byte, error) {
	kept, err := fs.ReadFile(web.Page, name+".gz")
	if err == nil && packed {
		return kept, nil
	}
	if err == nil {
		unpacked, err := gzip.NewReader(bytes.NewReader(kept))
		if err != nil {
			return nil, err
		}
		return io.ReadAll(unpacked)
	}
	text, err := fs.ReadFile(web.Page, name)
	if err == nil && name == rest.Index {
		page, wrong := apply_words.ApplyWords(string(text), language, theme)
		text, err = []byte(page), wrong
	}
	if err != nil || !packed {
		return text, err
	}
	var smaller bytes.Buffer
	writer := gzip.NewWriter(&smaller)
	_, _ = writer.Write(text) // into memory: neither can fail
	_ = writer.Close()
	return smaller.Bytes(), nil
}
