// Package store holds the nouns of the models that are on this machine: those of the store's own folder, which pull
// fills, and those of Ollama's and of Hugging Face's cache, which are used where they lie.
package store

import (
	"errors"
	"time"
)

// Store is where models are looked for. All paths are absolute.
type Store struct {
	Folder string   // pulled models are put there
	Others []string // folders of models beside it: they are read
	Ollama []string // folders "models" of Ollama's
	Caches []string // folders "hub" of Hugging Face's cache
}

// Origin is whose a model is.
type Origin string

const (
	OriginStore  Origin = "store"
	OriginOllama Origin = "ollama"
	OriginCache  Origin = "huggingface"
)

// Role is what a file is for.
type Role string

const (
	RoleNone      Role = "" // it is no file of a model
	RoleModel     Role = "model"
	RoleProjector Role = "projector" // of images
	RoleAdapter   Role = "adapter"   // LoRA
)

// File is a file of a model, as it lies there.
type File struct {
	Path string `json:"path"` // absolute
	Role Role   `json:"role"`
	Size int64  `json:"size"`
}

// Model is a model on this machine. All files that it is made of are there, and as a whole.
type Model struct {
	Name     string    `json:"name"`      // by which it is asked for; no other model has it
	Long     string    `json:"long_name"` // "owner/repository/name", the path in its folder without the ending
	Path     string    `json:"path"`      // absolute, of the file that is loaded: the first one of Files
	Origin   Origin    `json:"origin"`
	Files    []File    `json:"files"` // those that it is split into, in their order; then projectors and adapters
	Size     int64     `json:"size"`  // bytes, of all of them
	Modified time.Time `json:"modified"`
	Manifest *Manifest `json:"manifest,omitempty"` // nil: nobody has pulled it
}

// Manifest is what is written beside a model that was pulled: NAME.json.
type Manifest struct {
	Source    string         `json:"source"`              // "hf:owner/repo", "ms:owner/repo", an URL or a path
	Revision  string         `json:"revision,omitempty"`  // the commit that it is from
	Licence   string         `json:"licence,omitempty"`   // as the hub tells it: "apache-2.0"
	Converter string         `json:"converter,omitempty"` // of a *.rkllm, where its name tells: "1.2.1"
	Pulled    time.Time      `json:"pulled"`
	Files     []ManifestFile `json:"files"`
}

// ManifestFile is a file of a Manifest.
type ManifestFile struct {
	Name   string `json:"name"` // in the manifest's folder
	Role   Role   `json:"role"`
	Size   int64  `json:"size"`
	SHA256 string `json:"sha256"` // as it was computed when it had come
	// Source is its path in the repository.
	Source string `json:"source,omitempty"`
}

// MostManifest is how many bytes of a manifest are read.
const MostManifest = 1 << 20

// Deepest is how many folders below that of a store models are looked for.
const Deepest = 4

// PullFolder is where downloads stand that have not ended, below a store's folder.
const PullFolder = ".pull"

// ErrNotFound is why a name is refused that no model has.
var ErrNotFound = errors.New("there is no such model here")
