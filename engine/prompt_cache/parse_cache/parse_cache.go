// Package parse_cache takes a prompt cache apart.
package parse_cache

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"math"

	"rkllmd/engine"
	"rkllmd/engine/prompt_cache"
)

// ParseCache returns what a prompt cache, which begins with engine.CacheMagic, consists of. Nothing in it is believed
// before the checksum is found to be right. The state stays in file's memory.
//
// **Runs on:** any thread. Errors: engine.ErrTruncated, or what is wrong.
func ParseCache(file []byte) (engine.CacheFile, error) {
	if len(file) < prompt_cache.CacheFrame {
		return engine.CacheFile{}, engine.ErrTruncated
	}
	rest, sum := file[len(engine.CacheMagic):len(file)-sha256.Size], file[len(file)-sha256.Size:]
	length := binary.LittleEndian.Uint32(rest)
	rest = rest[4:]
	if length > prompt_cache.MaxCacheHeader {
		return engine.CacheFile{}, fmt.Errorf("the file is damaged: its header would have %d bytes; the limit is %d",
			length, prompt_cache.MaxCacheHeader)
	}
	if int(length) > len(rest) {
		return engine.CacheFile{}, engine.ErrTruncated
	}
	var f engine.CacheFile
	if err := json.Unmarshal(rest[:length], &f.Header); err != nil {
		return engine.CacheFile{}, fmt.Errorf("the file is damaged: its header cannot be read: %w", err)
	}
	rest = rest[length:]
	if f.Header.Tokens < 1 || f.Header.Tokens > engine.MaxContext || f.Header.StateBytes < 1 ||
		f.Header.StateBytes > math.MaxInt64/2 {
		return engine.CacheFile{}, fmt.Errorf("the file is damaged: it would have %d tokens and %d bytes of state",
			f.Header.Tokens, f.Header.StateBytes)
	}
	switch want := 4*f.Header.Tokens + f.Header.StateBytes; {
	case len(rest) < want:
		return engine.CacheFile{}, fmt.Errorf("%w: %d of %d bytes are missing", engine.ErrTruncated, want-len(rest),
			want+len(file)-len(rest))
	case len(rest) > want:
		return engine.CacheFile{}, fmt.Errorf("the file is damaged: it has %d bytes too many", len(rest)-want)
	}
	if actual := sha256.Sum256(file[:len(file)-sha256.Size]); string(actual[:]) != string(sum) {
		return engine.CacheFile{}, errors.New("the file is damaged: its checksum is wrong")
	}
	f.Tokens = make([]int32, f.Header.Tokens)
	for i := range f.Tokens {
		f.Tokens[i] = int32(binary.LittleEndian.Uint32(rest[4*i:]))
	}
	f.State = rest[4*f.Header.Tokens:]
	return f, nil
}
