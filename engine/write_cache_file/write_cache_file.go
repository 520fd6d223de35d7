// Package write_cache_file writes a prompt cache.
package write_cache_file

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"rkllmd/engine"
	"rkllmd/engine/check_cache_target"
)

// WriteCacheFile writes a prompt cache to path, which check_cache_target must accept, readable for the owner only: it holds
// what was said. It is written beside path under another name and renamed, so that path is never half a file. The counts in
// the header are set here.
//
// **Runs on:** any thread.
func WriteCacheFile(path string, f engine.CacheFile) error {
	if err := check_cache_target.CheckCacheTarget(path); err != nil {
		return err
	}
	if resolved, err := filepath.EvalSymlinks(path); err == nil {
		path = resolved
	}
	f.Header.Tokens, f.Header.StateBytes = len(f.Tokens), len(f.State)
	header, err := json.Marshal(f.Header)
	switch {
	case err != nil:
		return err
	case len(header) > engine.MaxCacheHeader:
		return fmt.Errorf("the header of the prompt cache has %d bytes; the limit is %d", len(header), engine.MaxCacheHeader)
	}
	file, err := os.CreateTemp(filepath.Dir(path), ".prompt-cache-*") // of mode 0600
	if err != nil {
		return fmt.Errorf("the prompt cache cannot be written: %w", err)
	}
	defer os.Remove(file.Name()) // after the rename there is none
	digest := sha256.New()
	both := io.MultiWriter(file, digest)
	_, err1 := io.WriteString(both, engine.CacheMagic)
	err2 := binary.Write(both, binary.LittleEndian, uint32(len(header)))
	_, err3 := both.Write(header)
	err4 := binary.Write(both, binary.LittleEndian, f.Tokens)
	_, err5 := both.Write(f.State)
	_, err6 := file.Write(digest.Sum(nil))
	if err := errors.Join(err1, err2, err3, err4, err5, err6, file.Close()); err != nil {
		return fmt.Errorf("the prompt cache cannot be written: %w", err)
	}
	if err := os.Rename(file.Name(), path); err != nil {
		return fmt.Errorf("the prompt cache cannot be written: %w", err)
	}
	return nil
}
