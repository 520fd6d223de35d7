// Package read_gguf_header reads the header of a GGUF file.
package read_gguf_header

import (
	"bufio"
	"fmt"
	"io"

	"rkllmd/engine"
	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/read_gguf_number"
	"rkllmd/engine/gguf/read_gguf_string"
	"rkllmd/engine/gguf/read_gguf_tensor"
	"rkllmd/engine/gguf/read_gguf_value"
)

// ReadGGUFHeader reads the header of a GGUF file of size bytes from file, which stands after the magic. Every count and
// length is checked before it is believed: a damaged header gives an error and takes little memory, one that is made to
// take much no more than engine.MaxGGUFKept. Of the arrays of texts only gguf.Vocabulary is kept.
//
// **Runs on:** any thread. Errors: engine.ErrTruncated, or what is wrong.
func ReadGGUFHeader(file io.Reader, size uint64) (*gguf.Header, error) {
	r := &gguf.Reader{Input: bufio.NewReaderSize(io.LimitReader(file, engine.MaxGGUFHeader), 64<<10), Offset: 4,
		Size: size}
	version, err := read_gguf_number.ReadGGUFNumber(r, 4)
	switch {
	case err != nil:
		return nil, err
	case version != 2 && version != 3:
		return nil, fmt.Errorf("it is GGUF version %d; versions 2 and 3 can be read", version)
	}
	tensors, _ := read_gguf_number.ReadGGUFNumber(r, 8)
	keys, err := read_gguf_number.ReadGGUFNumber(r, 8)
	switch {
	case err != nil:
		return nil, err
	case tensors > engine.MaxGGUFTensors:
		return nil, fmt.Errorf("it has %d tensors; the limit is %d", tensors, engine.MaxGGUFTensors)
	case keys > engine.MaxGGUFKeys:
		return nil, fmt.Errorf("it has %d keys; the limit is %d", keys, engine.MaxGGUFKeys)
	}
	h := &gguf.Header{Pairs: map[string]gguf.Value{}, Tensors: map[string]gguf.Tensor{}, Size: size}
	for range keys {
		key, err := read_gguf_string.ReadGGUFString(r, engine.MaxGGUFKey)
		if err != nil {
			return nil, fmt.Errorf("a key: %w", err)
		}
		if _, there := h.Pairs[key]; there {
			return nil, fmt.Errorf("key %q is there twice", key)
		}
		r.Counting = key != gguf.Vocabulary
		if h.Pairs[key], err = read_gguf_value.ReadGGUFValue(r); err != nil {
			return nil, fmt.Errorf("key %q: %w", key, err)
		}
	}
	for range tensors {
		t, err := read_gguf_tensor.ReadGGUFTensor(r)
		if err != nil {
			return nil, err
		}
		if _, there := h.Tensors[t.Name]; there {
			return nil, fmt.Errorf("tensor %q is there twice", t.Name)
		}
		h.Tensors[t.Name] = t
		h.Order = append(h.Order, t.Name)
	}
	h.End = r.Offset
	return h, nil
}
