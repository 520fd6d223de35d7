// Package store_ollama writes a model as Ollama has it.
package store_ollama

import (
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/folder"
	"rkllmd/tests/support/models/store_file"
)

// StoreOllama writes a model with these texts as its files, a projector the second one, into the folder of Ollama's at
// root, and returns the path of its manifest: name, below the manifests.
func StoreOllama(tb testing.TB, root, name string, texts ...string) string {
	tb.Helper()
	manifest := folder.OllamaManifest{}
	for i, text := range texts {
		digest := fmt.Sprintf("%x", sha256.Sum256([]byte(text)))
		store_file.StoreFile(tb, root, "blobs/sha256-"+digest, text)
		manifest.Layers = append(manifest.Layers, folder.OllamaLayer{Digest: "sha256:" + digest, Size: int64(len(text)),
			MediaType: []string{folder.LayerModel, folder.LayerProjector}[i]})
	}
	text, err := json.Marshal(manifest)
	require.NoError(tb, err)
	return store_file.StoreFile(tb, root, "manifests/"+name, string(text))
}
