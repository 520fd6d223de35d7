// Package folder holds the nouns of folders of models.
package folder

import (
	"regexp"
	"sync"
	"time"

	"rkllmd/store"
)

// Magic is how GGUF files begin.
const Magic = "GGUF"

// MostNames is how many names an error tells.
const MostNames = 20

// Layers of Ollama's manifests.
const (
	LayerModel     = "application/vnd.ollama.image.model"
	LayerProjector = "application/vnd.ollama.image.projector"
	LayerAdapter   = "application/vnd.ollama.image.adapter"
)

// Layers is the roles of Ollama's layers.
var Layers = map[string]store.Role{LayerModel: store.RoleModel, LayerProjector: store.RoleProjector,
	LayerAdapter: store.RoleAdapter}

// OllamaManifest is what Ollama writes of a model.
type OllamaManifest struct {
	Layers []OllamaLayer `json:"layers"`
}

// OllamaLayer is a file of it.
type OllamaLayer struct {
	MediaType string `json:"mediaType"`
	Digest    string `json:"digest"` // "sha256:" and 64 hex digits
	Size      int64  `json:"size"`
}

// Digest is how a digest of Ollama's is written.
var Digest = regexp.MustCompile(`^sha256:[0-9a-f]{64}$`)

// Commit is a commit of a repository.
var Commit = regexp.MustCompile(`^[0-9a-f]{40}$`)

// OllamaDepth is how many folders the manifests of Ollama stand below theirs: HOST/OWNER/MODEL/TAG.
const OllamaDepth = 4

// Place is a folder with files of models.
type Place struct {
	Path  string
	Files []store.File // by name
}

// Kept is what was found in the folders of a store, for requests that look for a name.
type Kept struct {
	Listing sync.Mutex // held while the folders are looked through, and so while what follows is changed
	Mu      sync.Mutex // of what follows
	List    []store.Model
	Read    time.Time // when that was begun; zero: never
}

// KeptTime is for how long Kept.List is used.
const KeptTime = 5 * time.Second

// Owners is who can remove a model.
var Owners = map[store.Origin]string{
	store.OriginStore:  "remove its files by hand, or name its folder with --models (RKLLMD_MODELS)",
	store.OriginOllama: "it is Ollama's: ollama rm removes it",
	store.OriginCache:  "it is in Hugging Face's cache: hf cache rm removes it",
}

// SystemFolder is the store of a service, and of root.
const SystemFolder = "/var/lib/rkllmd/models"
